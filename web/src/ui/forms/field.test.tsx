import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

test('pressing the label puts the cursor into the field', async () => {
  render(
    <Field label="Email">
      <Input />
    </Field>,
  );
  await userEvent.click(screen.getByText('Email'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test('an error is tied to its field and read out when it appears', () => {
  const { rerender } = render(
    <Field label="Email" hint="We write once a week">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(descriptionOf(input)).toBe('We write once a week');
  rerender(
    <Field label="Email" hint="We write once a week" error="Invalid email address">
      <Input />
    </Field>,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe('Invalid email address | We write once a week');
  expect(screen.getByRole('alert').textContent).toBe('Invalid email address');
});

test('an optional field says so in its label', () => {
  render(
    <Field label="Website" optionalMark="(optional)">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Website (optional)' })).toBeTruthy();
});

test('text areas and selects are tied in the same way', () => {
  render(
    <>
      <Field label="Bio" error="Too long">
        <Textarea />
      </Field>
      <Field label="Frequency" hint="How long a day lasts">
        <Select>
          <option>24 hours</option>
        </Select>
      </Field>
    </>,
  );
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Bio' }))).toBe('Too long');
  expect(descriptionOf(screen.getByRole('combobox', { name: 'Frequency' }))).toBe(
    'How long a day lasts',
  );
});

test('the words beside a checkbox tick it', async () => {
  render(<Checkbox label="Public championship" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Public championship' });
  await userEvent.click(screen.getByText('Public championship'));
  expect(box.checked).toBe(true);
});

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search films" clearLabel="Clear" value={value} onValueChange={setValue} />
  );
}

test('a search can be cleared, and typing goes on where it was', async () => {
  render(<Search />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search films' });
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(input, 'Stalker');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
});
