import { useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import type { ButtonVariant } from '../../actions/button-style.ts';
import { acceptedImages } from './image-rules.ts';

interface FileChooserProps {
  variant: ButtonVariant;
  icon?: ReactNode;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** The browser's own chooser behind a button of ours. */
export function FileChooser({ variant, icon, disabled, onFiles, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImages}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file must be able to be chosen once more.
          target.value = '';
        }}
      />
      <Button
        variant={variant}
        icon={icon}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
