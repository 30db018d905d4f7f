import type { TextSpec } from '../../../engine/optionSpec';
import type { RuleSetId } from '../../../engine/types';

/** An option that is a text, and what is in use. */
export interface TextControlProps {
  readonly rules: RuleSetId;
  /** The option. */
  readonly id: string;
  readonly spec: TextSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name: string;
  /** What the text in use is called. */
  readonly title: string;
  readonly noteId?: string | undefined;
}
