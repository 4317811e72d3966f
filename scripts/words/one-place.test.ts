import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Code that may be in one file only, which others import: name, pattern, searched folder, and the file. */
const rules: [what: string, pattern: RegExp, below: string, place: string][] = [
	['no-store', /'no-store'/, 'apps/backend/src', 'platform/http/responses.ts'],
	['files to download', /attachment; filename/, 'apps/backend/src', 'platform/http/responses.ts'],
	[
		'collections of texts',
		/'products',\s+'categories',\s+'authors'/,
		'apps/backend/src',
		'content/entities.ts',
	],
	[
		'collections with addresses',
		/\['pages', 'posts', 'categories'\]/,
		'apps/backend/src',
		'content/entities.ts',
	],
	[
		'globals of every page',
		/'header',\s*'footer',\s*'call-to-action'/,
		'apps/backend/src',
		'content/entities.ts',
	],
	['pauses of mails', /limits\.mail\.attempts/, 'apps/backend/src', 'platform/mail/mail-task.ts'],
	['gaps in texts', /\\\{\(\\w\+\)\\\}/, 'apps/backend/src', 'platform/i18n/translator-in.ts'],
	[
		'the frame of screens',
		/\bDefaultTemplate\b/,
		'apps/backend/src',
		'platform/admin/admin-screen.tsx',
	],
	['inputs of files', /type="file"/, 'apps/backend/src', 'platform/admin/files/file-drop.tsx'],
	['dialogs', /<dialog\b/, 'apps/backend/src', 'platform/admin/dialogs/small-dialog.tsx'],
	[
		'addresses of the editors’ forms',
		/\bcollections\/\$\{|'\/(?:collections|globals)\/|\/admin\/(?:collections|globals)\//,
		'apps/backend/src',
		'documents/document-ref.ts',
	],
	[
		'the editors’ interface in mails',
		/BACKEND_URL\}\/admin/,
		'apps/backend/src',
		'documents/admin-address.ts',
	],
	[
		'steps into tabs and blocks of a form',
		/\bfield\.tabs\b|blocks\.find\(\(\{ slug/,
		'apps/backend/src',
		'documents/field-walk.ts',
	],
	['codes of operators', /\\d\{5,6\}/, '.', 'packages/contracts/operators.ts'],
	[
		'addresses links may lead to',
		/mailto(:\||', 'tel)/,
		'.',
		'packages/contracts/texts/safe-address.ts',
	],
	['letters spelled out', /['"]?ø['"]?[:,] \[?'oe?'/, '.', 'packages/contracts/texts/fold-text.ts'],
	['formulas in CSV', /escape_formulas|=\+\\-@/, '.', 'packages/contracts/texts/csv-formulas.ts'],
	['the editors’ time zone', /= 'Europe\/Copenhagen'/, '.', 'packages/contracts/time-zone.ts'],
];

const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], {
	cwd: root,
	encoding: 'utf8',
})
	.split('\n')
	.filter((file) => /\.tsx?$/.test(file))
	.filter((file) => !/\.test\.tsx?$|\/test\/|generated|\/migrations\/|payload-types/.test(file));

describe.each(rules)('%s', (_, pattern, below, place) => {
	it(`are in ${place} only`, () => {
		const folder = below === '.' ? '' : `${below}/`;
		const matches = sources
			.filter((file) => file.startsWith(folder))
			.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
		expect(matches).toEqual([`${folder}${place}`]);
	});
});

it('placeholders in texts are filled by the translator', () => {
	const matches = sources
		.filter((file) => file.startsWith('apps/backend/src/'))
		.filter((file) => /\.replace\(\s*'\{/.test(readFileSync(join(root, file), 'utf8')));
	expect(matches).toEqual([]);
});

it('admin screens request the backend by callEndpoint', () => {
	const calls = new Set([
		'platform/admin/endpoints/call-endpoint.ts',
		// A form's save needs the status of every response, and is also sent while the page is being left.
		'platform/admin/saving/use-save.ts',
		// Queries the content endpoint, which has GraphQL errors, with a preview token.
		'plugins/live-preview/appearance/read-appearance.ts',
		// On the server: requests to sites, to a translation service, and to the price API in the same process.
		'plugins/translations/machine/deepl.ts',
		'plugins/revalidation/notify-site.ts',
		'plugins/setup/launch-list/has-services.ts',
		'plugins/prices/graphql/execute.ts',
	]);
	const others = sources
		.filter((file) => file.startsWith('apps/backend/src/'))
		.filter((file) => /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')))
		.filter((file) => !calls.has(file.slice('apps/backend/src/'.length)));
	expect(others).toEqual([]);
});
