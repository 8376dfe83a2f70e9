/** The inputs that a run which uploads and exports cannot do without. */
export const NEEDED = {
  token: 'token-5b1f0c77',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
  assets: '**',
  variant: 'v1',
  network: 'net',
};
