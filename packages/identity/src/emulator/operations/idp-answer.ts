import type { Assertion, Claims } from './idp-assertion.ts';

/** What the call answers of the provider's word, before anything of an account is in it. */
export interface IdpAnswer {
  kind: string;
  context: string;
  providerId: string;
  federatedId: string;
  email: string | undefined;
  emailVerified: boolean;
  displayName: string | undefined;
  photoUrl: string | undefined;
  screenName: string | undefined;
  rawUserInfo: string | undefined;
  [more: string]: unknown;
}

export function toIdpAnswer(assertion: Assertion): IdpAnswer {
  const { providerId, rawId, claims, oauthIdToken, oauthAccessToken } = assertion;
  const { name: displayName, picture: photoUrl, screen_name: screenName } = claims;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId,
    displayName,
    fullName: displayName,
    screenName,
    email: claims.email?.toLowerCase(),
    emailVerified: claims.email_verified === true,
    photoUrl,
    federatedId: rawId,
    rawUserInfo: JSON.stringify(claims),
    oauthIdToken,
    oauthAccessToken,
    ...particulars(assertion),
  };
}

/** What some providers tell in a way of their own. */
function particulars(assertion: Assertion): Partial<IdpAnswer> {
  if (assertion.providerId === 'google.com') return ofGoogle(assertion.claims);
  return assertion.providerId.startsWith('saml.') ? ofSaml(assertion) : {};
}

function ofGoogle(claims: Claims): Partial<IdpAnswer> {
  const { sub, email, name, given_name, family_name, picture } = claims;
  const scopes = ['openid', 'https://www.googleapis.com/auth/userinfo.profile'];
  if (email) scopes.push('https://www.googleapis.com/auth/userinfo.email');
  return {
    federatedId: `https://accounts.google.com/${sub}`,
    firstName: given_name,
    lastName: family_name,
    rawUserInfo: JSON.stringify({
      granted_scopes: scopes.join(' '),
      id: sub,
      name,
      given_name,
      family_name,
      verified_email: claims.email_verified === true,
      locale: 'en',
      email: email?.toLowerCase(),
      picture,
    }),
  };
}

/** SAML names people by their address, if the name is one; its providers are trusted to have checked it. */
function ofSaml({ claims, saml }: Assertion): Partial<IdpAnswer> {
  const nameId = saml?.subject?.nameId;
  return {
    email: nameId?.includes('@') ? nameId : claims.email?.toLowerCase(),
    emailVerified: true,
    rawUserInfo: saml && JSON.stringify(saml.attributeStatements),
  };
}
