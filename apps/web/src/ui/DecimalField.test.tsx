import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DecimalField } from './DecimalField';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

function draw(settings: { isWhole?: boolean; least?: number } = {}) {
  const onChange = vi.fn();
  render(<DecimalField label="Weight" most={1000} value={10} onChange={onChange} {...settings} />, {
    wrapper: MantineProvider,
  });
  const field = screen.getByLabelText<HTMLInputElement>('Weight');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { onChange, field, type };
}

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,', 12],
  ['.5', 0.5],
  [' 0 ', 0],
  ['', null],
])('reads “%s”', (text, value) => {
  const { onChange, field, type } = draw();
  type(text);
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(field.validity.valid).toBe(true);
});

test.each(['-5', '1001', '1e2', 'ten', '1.2.3'])(
  'says of “%s” what it takes, and keeps what was typed',
  (text) => {
    const { onChange, field, type } = draw();
    type(text);
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('A number from 0 to 1,000')).toBeTruthy();
    expect(field.value).toBe(text);
    expect(field.validity.customError).toBe(true);
  },
);

test('takes only whole numbers where nothing else makes sense', () => {
  const { onChange, type } = draw({ isWhole: true, least: 1 });
  type('2.5');
  expect(screen.getByText('A whole number from 1 to 1,000')).toBeTruthy();
  type('0');
  expect(onChange).not.toHaveBeenCalled();
  type('3');
  expect(onChange).toHaveBeenLastCalledWith(3);
});
