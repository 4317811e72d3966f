import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deepl, TranslationServiceError } from '@website/contracts/deepl';
import { formerLocaleCodes, localeCodes, locales, sourceLocale } from '@website/contracts/locales';
import { runCommands } from '../../starter/command.ts';
import { Problem } from '../../starter/problem.ts';
import { root } from '../../starter/programs.ts';
import { addLanguage, type Changes, fillLanguage } from './add-language.ts';
import { type Language, languageOf } from './language.ts';
import {
	choiceOf,
	markAsRemoving,
	prependStatements,
	rowDeletions,
	schemaOf,
} from './migrations.ts';
import { removeLanguage } from './remove-language.ts';
import { openTexts } from './texts.ts';
import { translateTexts } from './translate.ts';

const second = 1000;

/** Requests to DeepL. */
const limits = {
	requestPassages: 50,
	requestCharacters: 60_000,
	timeoutMs: 30 * second,
	attempts: 4,
	pauseMs: 5 * second,
};

const runSteps = (...lines: string[]) =>
	runCommands('The sources are changed, but this failed', ...lines);

const format = (paths: readonly string[]) =>
	runSteps(`biome check --write --log-level=error ${paths.join(' ')}`);

/** Writes changed sources and formats them. */
async function write(changes: Changes): Promise<void> {
	for (const [path, text] of changes) {
		const file = join(root, path);
		if (text === undefined) rmSync(file);
		else {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, text);
		}
	}
	const written = [...changes].flatMap(([path, text]) =>
		text !== undefined && /tsx?$/.test(path) ? [path] : [],
	);
	if (written.length > 0) await format(written);
}

/** Writes changed sources, generates files from them and creates migrations of both databases. */
async function apply(changes: Changes, migration: string): Promise<void> {
	await write(changes);
	await runSteps(
		'node scripts/generate.ts',
		'npm run generate --silent -w apps/backend',
		`npm run migrate:create --silent -w apps/backend -- ${migration}`,
		// The texts of a language are no growth of the programs.
		'node scripts/checks/budget.ts --raise',
	);
}

/** Fills in English texts with DeepL if it is configured, and prints how many texts of a language are open. */
async function translate(language: Language, codes: readonly string[]): Promise<void> {
	const { DEEPL_KEY: key, DEEPL_URL: serverUrl } = process.env;
	if (key)
		try {
			const texts = [...openTexts(root, codes)];
			const count = await translateTexts(root, texts, language, deepl({ key, serverUrl, limits }));
			await format(['apps', 'packages']);
			console.log(
				`\n${count} texts were translated. Each has the mark "review"; delete it once read.`,
			);
		} catch (cause) {
			if (!(cause instanceof TranslationServiceError)) throw cause;
			const { message } = cause.cause instanceof Error ? cause.cause : cause;
			throw new Problem(`${language.name} is there in English. DeepL: ${message}`);
		}
	const open = [...openTexts(root, codes)].filter(({ language: code }) => code === language.code);
	console.log(
		`\n${open.length} texts of ${language.name} are open. List them: npm run check -- texts`,
	);
}

/** Takes over texts that were added and removed since languages were: after a merge, for instance. */
export async function updateLanguages(): Promise<void> {
	for (const code of formerLocaleCodes)
		await write(removeLanguage(root, [...localeCodes, code], code));
	for (const language of locales) await write(fillLanguage(root, localeCodes, language));
}

/**
 * `npm run new -- language fr Français` adds a language to the code. Again, it adds the English texts that the language lacks by now, and
 * translates them with `DEEPL_KEY`.
 */
async function add(tag: string, name: string): Promise<void> {
	const existing: Language | undefined = locales.find(({ code }) => code === tag);
	if (existing) {
		await updateLanguages();
		return translate(existing, localeCodes);
	}
	const language = languageOf(tag, name);
	if (typeof language === 'string') throw new Problem(language);
	const { code } = language;
	if (localeCodes.some((other) => other === code))
		throw new Problem(`There is a language ${code} already.`);
	const migration = `language_${code}`;
	await apply(addLanguage(root, localeCodes, language), migration);
	prependStatements(root, migration, [choiceOf(localeCodes)]);
	await translate(language, [...localeCodes, code]);
	console.log('Existing sites switch it on under Languages and features.');
}

/** `npm run new -- language --remove da` removes a language from the code; a migration deletes its texts. */
async function remove(code: string): Promise<void> {
	if (!localeCodes.some((other) => other === code))
		throw new Problem(`There is no language "${code}".`);
	if (code === sourceLocale)
		throw new Problem(
			'English can’t be removed: every text that a language lacks is shown in it. Switch it off instead.',
		);
	const name = `remove_language_${code}`;
	const statements = rowDeletions(schemaOf(root), code);
	await apply(removeLanguage(root, localeCodes, code), name);
	prependStatements(root, name, statements);
	markAsRemoving(root, name);
	await format(['apps/backend/src/platform']);
	console.log(`
The next start deletes all texts in this language, their versions, and translators' rights for it. Back up the database first.
Its addresses (/${code}/…) answer 410, unless a redirect leads elsewhere. Redirects to its documents lead to the English ones.
If it is the default language of a site, choose another first: addresses without a prefix change.
Tests that use the language no longer pass the type check: delete or change them.`);
}

/** Adds or removes a language of the code. Throws a Problem for invalid arguments and failed steps. */
export const languageCommand = ([first = '', ...rest]: readonly string[]): Promise<void> =>
	first === '--remove' ? remove(rest[0] ?? '') : add(first, rest.join(' '));
