import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface DecimalFieldProps extends Pick<TextInputProps, 'label' | 'placeholder' | 'readOnly' | 'size'> {
  least?: number;
  most: number;
  /** Only whole numbers. */
  isWhole?: boolean;
  value: number | null;
  /** Of what can be read; what cannot be is told below, and a form with it is not sent. */
  onChange: (value: number | null) => void;
}

/** `12,` is on its way to `12,5`. */
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const toText = (value: number | null): string => (value === null ? '' : String(value));

/** A number with a point or a comma: browsers leave out the sign of the two that they do not take, and 12,5 becomes 125. */
export function DecimalField({
  least = 0,
  most,
  isWhole = false,
  value,
  onChange,
  ...field
}: DecimalFieldProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const number = DECIMAL.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
    return number >= least && number <= most && (!isWhole || Number.isInteger(number)) ? number : undefined;
  };
  const isRead = typed === undefined || read(typed) !== undefined;
  const fault = isRead
    ? ''
    : `${isWhole ? 'A whole number' : 'A number'} from ${least} to ${most.toLocaleString('en')}`;
  return (
    <TextInput
      {...field}
      ref={(input) => input?.setCustomValidity(fault)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={20}
      value={typed ?? toText(value)}
      error={fault}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const number = read(text);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => isRead && setTyped(undefined)}
    />
  );
}
