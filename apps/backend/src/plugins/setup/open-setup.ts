import { basename, dirname, resolve } from 'node:path';
import { getFileByPath, type Payload } from 'payload';
import { z } from 'zod';
import {
	readOpenSetup,
	readSetupState,
	setupScreen,
	writeSetupState,
} from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { type AnswersFile, AnswersProblem, readAnswersFile } from './answers/answers-file.ts';
import { codeHash, newCode } from './code.ts';
import { executeSetup, type ImportStart } from './execute-setup.ts';
import { setAdministrator } from './set-administrator.ts';

/** Where the set-up is, and the code that opens it; none once the first administrator exists. */
export interface SetupOffer {
	url: string;
	code?: string;
}

/** A database that nobody has used. */
async function isNew(payload: Payload): Promise<boolean> {
	const counts = await Promise.all(
		(['users', 'pages', 'posts', 'media'] as const).map((collection) =>
			payload.count({ collection }),
		),
	);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

/**
 * Whether the site's set-up is open. It is opened in a new database where no demo is wanted, and stays open until somebody has
 * finished it.
 */
export async function openSetup(payload: Payload): Promise<boolean> {
	const setup = await readSetupState(payload);
	if (setup) return setup.state === 'open';
	const isWanted = environment.SEED_DEMO === 'false' || environment.SETUP_ANSWERS !== undefined;
	if (!isWanted || !(await isNew(payload))) return false;
	await writeSetupState(payload, { state: 'open', codeHash: codeHash(newCode()), answers: {} });
	return true;
}

/** At every start: the offer of a set-up that is open, unless `SETUP_ANSWERS` finishes it. Throws a StartProblem for unusable answers. */
export async function beginSetup(
	payload: Payload,
	importStart: ImportStart,
): Promise<SetupOffer | null> {
	const file = environment.SETUP_ANSWERS;
	if (!(await openSetup(payload))) {
		if (file)
			payload.logger.warn({ file }, 'The site is set up already; SETUP_ANSWERS is not used');
		return null;
	}
	if (!file) return offerSetup(payload);
	await setUpFromFile(payload, file, importStart);
	return null;
}

/** Makes a new one-time code, which ends the earlier one; none once the first administrator exists, who signs in instead. */
export async function offerSetup(payload: Payload): Promise<SetupOffer | null> {
	const setup = await readOpenSetup(payload);
	if (!setup) return null;
	const url = `${environment.BACKEND_URL}${payload.config.routes.admin}${setupScreen}`;
	if (setup.codeHash === null) return { url };
	const code = newCode();
	await writeSetupState(payload, { ...setup, codeHash: codeHash(code) });
	return { url, code };
}

/** Carries out a file of answers. Throws an AnswersProblem, or why an answer is refused. */
export async function setUpFromFile(
	payload: Payload,
	file: string,
	importStart: ImportStart,
): Promise<AnswersFile> {
	const answers = readAnswersFile(file);
	const { administrator, ...site } = answers;
	await naming(file, 'administrator', () => setAdministrator(payload, administrator));
	if (site.start === 'demo') await executeSetup(payload, site, importStart);
	else {
		const { logo, ...own } = site;
		const path = logo && resolve(dirname(file), logo);
		const id = path ? await naming(file, 'logo', () => upload(payload, path, own.name)) : null;
		await executeSetup(payload, { ...own, logo: id }, importStart);
	}
	return answers;
}

const refusal = z.object({
	data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

/** Does what an answer asks for; a refusal becomes an AnswersProblem that names the file and the field. */
async function naming<T>(file: string, field: string, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		const errors = refusal.safeParse(cause).data?.data.errors;
		const reasons = errors?.map(({ path, message }) => `${file}: ${field}.${path}: ${message}`);
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new AnswersProblem(reasons?.join('\n') ?? `${file}: ${field}: ${reason}`, { cause });
	}
}

async function upload(payload: Payload, path: string, alt: string): Promise<number> {
	const file = await getFileByPath(path);
	const data = { key: basename(path), alt };
	const { id } = await payload.create({ collection: 'media', data, file, depth: 0 });
	return id;
}
