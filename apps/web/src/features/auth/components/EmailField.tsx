import { TextInput, type TextInputProps } from '@mantine/core';

/** `username` tells password managers which account the password below belongs to; `webauthn` lets them offer passkeys. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="E-mail"
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username webauthn"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      {...props}
    />
  );
}
