import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet is told. */
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
