import { createContext, useContext } from 'react';
import type { House } from './useHouseRules';

export const HouseContext = createContext<House | null>(null);

/** The rules that are being put together. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('No house rules are provided above this component.');
  return house;
}
