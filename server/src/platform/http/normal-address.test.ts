import { expect, test } from 'vitest';
import { normalAddress } from './normal-address.ts';

test.each([
  ['/api/user', '/api/user'],
  ['/%61pi/user', '/api/user'],
  ['/%61%70%69/%75ser', '/api/user'],
  ['http://elsewhere.example/api/user', '/api/user'],
  ['HTTPS://u:p@elsewhere.example:8080/%61pi/user?a=%61', '/api/user?a=%61'],
  ['http://elsewhere.example', '/'],
  ['http://elsewhere.example?a=1', '/?a=1'],
  ['/api/films?search=8%C2%BD%20?', '/api/films?search=8%C2%BD%20?'],
  ['/api/a%2Fb%20c%C3%A0', '/api/a%2Fb%20c%C3%A0'],
  ['/api/%2561', '/api/%2561'],
  ['/api/%zz', '/api/%zz'],
  ['*', '*'],
])('%s is %s', (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
});
