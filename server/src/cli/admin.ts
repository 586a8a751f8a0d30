import { listAdmins, resetFactorAsOperator, setRolesAsOperator } from '../features/auth/index.ts';
import { withDatabase } from './open-database.ts';
import { readCommandLine, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run admin -- grant <username> [--super]   make an admin, or a super-admin
  npm run admin -- revoke <username>            take both roles away
  npm run admin -- reset-code <username>        take away a second factor that was lost
  npm run admin -- list                         who has them`;

/** Runs one command and answers what to print; a refusal is an `Error` with the line to show. */
async function runAdmin(): Promise<string> {
  const { command, username, isSuper } = readArguments();
  return withDatabase(async (db) => {
    if (command === 'list') {
      const admins = await listAdmins({ db });
      if (admins.length === 0) return 'Nobody is an admin.';
      return admins
        .map((admin) => `${admin.username}\t${admin.isSuperAdmin ? 'super-admin' : 'admin'}`)
        .join('\n');
    }
    if (command === 'reset-code') {
      const outcome = await resetFactorAsOperator({ db }, username);
      if (outcome.ok) return `${username} signs in with the password alone now.`;
      throw new Error(
        outcome.code === 'second_factor_off'
          ? `${username} has no second factor.`
          : `There is no user ${username}.`,
      );
    }
    const isGrant = command === 'grant';
    const outcome = await setRolesAsOperator({ db }, username, {
      isAdmin: isGrant,
      ...(isGrant && isSuper && { isSuperAdmin: true }),
    });
    if (!outcome.ok) {
      throw new Error(
        outcome.code === 'last_super_admin'
          ? `${username} is the last super-admin; grant another one first.`
          : `There is no user ${username}.`,
      );
    }
    const role = isSuper ? 'super-admin' : 'admin';
    return isGrant
      ? `${outcome.value.username} is ${role} now.`
      : `${outcome.value.username} is no admin any more.`;
  });
}

function readArguments() {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: { super: { type: 'boolean', default: false } },
  });
  const [command = '', username = '', ...rest] = positionals;
  const isList = command === 'list' && username === '';
  const isChange = ['grant', 'revoke', 'reset-code'].includes(command) && username !== '';
  if (rest.length > 0 || !(isList || isChange)) throw new Error(usage);
  return { command, username, isSuper: values.super };
}

await runCommand(runAdmin);
