// Commands for operators: accounts, personal data and the set-up of a new site. See `usage`.
import './plain-errors.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalReq, type Payload } from 'payload';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { createOneTimeLink } from '../../plugins/accounts/links/one-time-link.ts';
import { noSecondFactor } from '../../plugins/accounts/second-factor/enrollment.ts';
import { withAccount, writeAccount } from '../../plugins/accounts/with-account.ts';
import { deletePersonalData, exportPersonalData } from '../../plugins/forms/personal-data.ts';
import { openSetup, renewSetupLink, setUpFromFile } from '../../plugins/setup/open-setup.ts';
import { importStart } from '../../seed/import-start.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from '../operations/backup.ts';
import { examine, report } from '../operations/doctor.ts';
import { move } from '../operations/move.ts';
import { restore } from '../operations/restore.ts';
import { requireDatabase } from '../operations/stored-database.ts';

const usage = `npm run admin -- setup                            prints a new one-time code for the set-up of a new site
npm run admin -- setup <setup.yaml>               sets the site up with these answers
npm run admin -- backup [--to <folder>]           stores database and uploaded files as one archive, while the backend runs;
                                                  s3://bucket/folder: in a bucket, by the other settings of S3_BUCKET
npm run admin -- restore <archive>                restores an archive into an empty database and media folder, or the bucket
npm run admin -- move <SQLite file> [folder]      copies a SQLite database into the empty PostgreSQL database of DATABASE_URL, and the
                                                  folder of uploaded files into S3_BUCKET
npm run admin -- doctor [--json]                  checks settings, database, sections, files, mail, sites, disk and clock
npm run admin -- list                             lists the administrators
npm run admin -- reset <e-mail>                   prints a link to choose a new password, once
npm run admin -- remove-second-factor <e-mail>    removes the second factor of an account, after loss of the device and the recovery codes
npm run admin -- openid <e-mail> <subject>        links an account to a person at OPENID_ISSUER, by the claim "sub"
npm run admin -- data <e-mail>                    prints the form submissions of a person as JSON
npm run admin -- forget <e-mail>                  deletes the form submissions of a person permanently`;

async function findAccount(payload: Payload, email: string): Promise<User> {
	const { docs } = await payload.find({
		collection: 'users',
		where: { email: { equals: email.toLowerCase().trim() } },
		depth: 0,
		limit: 1,
	});
	const [account] = docs;
	if (!account) throw new Error(`There is no account ${email}. "list" shows the administrators.`);
	return account;
}

type Command = (payload: Payload, email: string, value: string) => Promise<string>;

const commands: Record<string, Command> = {
	setup: async (payload, file) => {
		if (!(await openSetup(payload))) throw new Error('The site is set up already.');
		if (file === '') {
			const { url, code } = (await renewSetupLink(payload)) ?? {};
			return code ? `${url}\nOne-time code: ${code}` : `Continue the set-up at ${url}`;
		}
		const { administrator } = await setUpFromFile(payload, file, importStart);
		return `The site is set up. Its administrator is ${administrator.email}.`;
	},
	list: async (payload) => {
		const { docs } = await payload.find({
			collection: 'users',
			where: { role: { equals: 'admin' } },
			sort: 'createdAt',
			depth: 0,
			pagination: false,
		});
		return docs
			.map(({ email, secondFactorSince }) =>
				secondFactorSince ? `${email}  (second factor)` : email,
			)
			.join('\n');
	},
	reset: async (payload, email) => {
		const account = await findAccount(payload, email);
		const { url, expiresAt } = await createOneTimeLink(payload, account, 'reset');
		return `${url}\nWorks once, until ${expiresAt}.`;
	},
	'remove-second-factor': async (payload, email) => {
		const { id } = await findAccount(payload, email);
		const req = await createLocalReq({}, payload);
		await withAccount(req, id, async (account) => {
			if (account) await writeAccount(req, account, { ...noSecondFactor, sessions: [] });
		});
		return `${email} signs in with the password alone, or sets up a second factor where one is required.`;
	},
	openid: async (payload, email, subject) => {
		const { OPENID_ISSUER } = environment;
		if (!OPENID_ISSUER || subject === '') throw new Error('It needs OPENID_ISSUER and a subject.');
		const { id } = await findAccount(payload, email);
		const req = await createLocalReq({}, payload);
		await withAccount(req, id, async (account) => {
			const openIdSubject = `${OPENID_ISSUER} ${subject}`;
			if (account) await writeAccount(req, account, { openIdSubject });
		});
		return `${email} signs in as ${subject} at ${OPENID_ISSUER}.`;
	},
	data: exportPersonalData,
	forget: async (payload, email) =>
		`Deleted form submissions of ${email}: ${await deletePersonalData(payload, email)}`,
};

/** Commands that do not open the database, which would migrate it. They return their output and the exit code. */
const operations: Record<string, (argument: string, value: string) => Promise<[string, number]>> = {
	backup: async (folder) => {
		const { archive, database } = await backUp(folder || 'data/backups');
		return [`Saved ${database}\n${archive}`, 0];
	},
	restore: async (file) => [await restore(file), 0],
	move: async (file, mediaFolder) => [await move(file, mediaFolder), 0],
	doctor: async (format) => {
		const checks = await examine();
		const output = format === 'json' ? JSON.stringify(checks, null, '\t') : report(checks);
		return [output, checks.every(({ problem }) => problem === null) ? 0 : 1];
	},
};

const withoutArgument = new Set(['backup', 'doctor', 'list', 'setup']);

/** Commands whose arguments are paths. */
const withPaths = new Set(['setup', 'backup', 'restore', 'move']);

/** A path in the folder of the person who runs npm, which itself runs programs in the folder of their package. */
const fromCaller = (path: string): string =>
	path === '' || path.startsWith('s3:') ? path : resolve(process.env.INIT_CWD ?? '', path);

interface Arguments {
	name: string;
	argument: string;
	value: string;
}

/** Returns null if there is no such command, or if it has other arguments. */
function readArguments(): Arguments | null {
	try {
		const { positionals, values } = parseArgs({
			options: { to: { type: 'string' }, json: { type: 'boolean' } },
			allowPositionals: true,
		});
		const [name = '', ...rest] = positionals;
		const [argument = values.to ?? (values.json ? 'json' : ''), value = ''] = rest;
		const isKnown = Object.hasOwn(commands, name) || Object.hasOwn(operations, name);
		const isComplete = withoutArgument.has(name) || argument !== '';
		const hasOwnOptions =
			(values.to === undefined || name === 'backup') && (!values.json || name === 'doctor');
		const hasOwnArguments = rest.length === 0 || !['backup', 'doctor', 'list'].includes(name);
		return isKnown && isComplete && hasOwnOptions && hasOwnArguments
			? { name, argument, value }
			: null;
	} catch {
		return null;
	}
}

const args = readArguments();
if (!args) {
	console.error(usage);
	process.exit(2);
}
const { name } = args;
const [argument, value] = withPaths.has(name)
	? [fromCaller(args.argument), fromCaller(args.value)]
	: [args.argument, args.value];
const operation = operations[name];
try {
	if (operation) {
		const [output, code] = await operation(argument, value);
		console.log(output);
		process.exit(code);
	}
	await requireDatabase();
	console.log(await commands[name]?.(await openDatabase({ mayCreate: false }), argument, value));
	process.exit(0);
} catch (error) {
	console.error(`✗ ${error instanceof Error ? error.message : error}`);
	process.exit(1);
}
