import './dots.css';

/** Something is being thought about. */
export function Dots() {
  return (
    <span className="panel-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
