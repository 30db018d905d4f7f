import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './Icon';

interface ButtonProps extends ComponentProps<'button'> {
  readonly icon?: IconName;
  readonly look?: 'main' | 'quiet' | 'plain';
  readonly children: ReactNode;
}

export function Button({ icon, look = 'plain', children, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button--${look} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
  /** Stands below the icon; part of the label. */
  readonly word?: string | undefined;
}

export function IconButton({ icon, label, word, className = '', ...rest }: IconButtonProps) {
  const look = word === undefined ? 'icon-button' : 'icon-button icon-button--worded';
  return (
    <button type="button" className={`${look} ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
      {word !== undefined && <span>{word}</span>}
    </button>
  );
}
