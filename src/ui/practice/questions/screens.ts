import type { ComponentType } from 'react';
import type { DrillQuestion, QuestionKind } from '../../../coach/questions/questions';
import { SafestScreen } from './safest/SafestScreen';
import { WaitsPage } from './waits/WaitsPage';
import { WorthPage } from './worth/WorthPage';

interface QuestionProps<Kind extends QuestionKind = QuestionKind> {
  readonly question: Extract<DrillQuestion, { type: Kind }>;
}

type Screens = { readonly [Kind in QuestionKind]: ComponentType<QuestionProps<Kind>> };

/** What shows a question, by its kind. */
export const SCREENS = {
  waits: WaitsPage,
  worth: WorthPage,
  safest: SafestScreen,
} satisfies Screens as Readonly<Record<QuestionKind, ComponentType<QuestionProps>>>;
