import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { CalculatorStore } from '../../store/calculator/calculatorStore';

export const CalculatorContext = createContext<StoreApi<CalculatorStore> | null>(null);

/** Something of the calculator above this component. */
export function useCalculator<T>(select: (state: CalculatorStore) => T): T {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('No calculator is provided above this component.');
  return useStore(store, select);
}
