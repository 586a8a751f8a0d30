import { describe, expect, it } from 'vitest';
import { accountChecks } from '../../features/auth/account-checks.ts';
import { contractResolver } from './contract-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

describe('a check by the contract', () => {
  it('names the code and says its sentence', async () => {
    const check = contractResolver(() => Promise.resolve(accountChecks.login), 'Connection error');
    const { errors } = await check({ username: 'giulia', password: '123' }, {}, options);
    expect(errors).toMatchObject({
      password: {
        type: 'password_too_short',
        message: 'Password must be at least 4 characters',
      },
    });
  });

  it('passes on what is right, as the contract reads it', async () => {
    const check = contractResolver(() => Promise.resolve(accountChecks.login), 'Connection error');
    const { errors, values } = await check({ username: ' giulia ', password: '1234' }, {}, options);
    expect(errors).toEqual({});
    expect(values).toEqual({ username: 'giulia', password: '1234' });
  });

  it('says so where its code does not arrive', async () => {
    const check = contractResolver(
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Connection error',
    );
    const { errors } = await check({}, {}, options);
    expect(errors).toEqual({ root: { type: 'unreachable', message: 'Connection error' } });
  });
});
