import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Code that may be in one file only, which others import: its name, its pattern, the searched folder, and the file. */
const rules: [name: string, pattern: RegExp, folder: string, file: string][] = [
	['no-store headers', /'no-store'/, 'apps/backend/src', 'platform/http/responses.ts'],
	['download headers', /attachment; filename/, 'apps/backend/src', 'platform/http/responses.ts'],
	[
		'collections with translated texts',
		/'products',\s+'categories',\s+'authors'/,
		'apps/backend/src',
		'content/documents/entities.ts',
	],
	[
		'collections with URLs',
		/\['pages', 'posts', 'categories'\]/,
		'apps/backend/src',
		'content/documents/entities.ts',
	],
	[
		'globals of every page',
		/'header',\s*'footer',\s*'call-to-action'/,
		'apps/backend/src',
		'content/documents/entities.ts',
	],
	['mail retries', /limits\.mail\.attempts/, 'apps/backend/src', 'platform/mail/mail-task.ts'],
	[
		'placeholder patterns',
		/\\\{\(\\w\+\)\\\}/,
		'apps/backend/src',
		'platform/i18n/translator-in.ts',
	],
	[
		'templates of admin screens',
		/\bDefaultTemplate\b/,
		'apps/backend/src',
		'admin/admin-screen.tsx',
	],
	['file inputs', /type="file"/, 'apps/backend/src', 'admin/file-drop.tsx'],
	['dialogs', /<dialog\b/, 'apps/backend/src', 'admin/dialogs/small-dialog.tsx'],
	[
		'URLs of edit forms',
		/\bcollections\/\$\{|'\/(?:collections|globals)\/|\/admin\/(?:collections|globals)\//,
		'apps/backend/src',
		'documents/document-ref.ts',
	],
	[
		'URLs of the admin in mails',
		/BACKEND_URL\}\/admin/,
		'apps/backend/src',
		'platform/mail/email-template.ts',
	],
	[
		'walks over tabs and blocks',
		/\bfield\.tabs\b|blocks\.find\(\(\{ slug/,
		'apps/backend/src',
		'documents/field-walk.ts',
	],
	['patterns of operator codes', /\\d\{5,6\}/, '.', 'packages/contracts/operators.ts'],
	['allowed URL schemes', /mailto(:\||', 'tel)/, '.', 'packages/contracts/texts/safe-address.ts'],
	['transliterations', /['"]?ø['"]?[:,] \[?'oe?'/, '.', 'packages/contracts/texts/fold-text.ts'],
	[
		'escapes of CSV formulas',
		/escape_formulas|=\+\\-@/,
		'.',
		'packages/contracts/texts/csv-formulas.ts',
	],
	['defaults of the time zone', /= 'Europe\/Copenhagen'/, '.', 'packages/contracts/time-zone.ts'],
];

const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], {
	cwd: root,
	encoding: 'utf8',
})
	.split('\n')
	.filter((file) => /\.tsx?$/.test(file))
	.filter((file) => !/\.test\.tsx?$|\/test\/|generated|\/migrations\/|payload-types/.test(file));

describe.each(rules)('%s', (_, pattern, searchedFolder, place) => {
	it(`are in ${place} only`, () => {
		const folder = searchedFolder === '.' ? '' : `${searchedFolder}/`;
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
		'admin/endpoints/call-endpoint.ts',
		// A form's save needs the status of every response, and is also sent while the page is being left.
		'admin/saving/use-save.ts',
		// Queries the content endpoint, which has GraphQL errors, with a preview token.
		'plugins/live-preview/read-appearance.ts',
		// On the server: requests to sites and storage, to a translation service, and to the price API in the same process.
		'plugins/translations/machine/deepl.ts',
		'plugins/revalidation/notify-site.ts',
		'plugins/setup/launch-list/read-launch-list.ts',
		'plugins/prices/graphql/execute.ts',
		'start/operations/doctor.ts',
		'platform/observability/services.ts',
	]);
	const others = sources
		.filter((file) => file.startsWith('apps/backend/src/'))
		.filter((file) => /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')))
		.filter((file) => !calls.has(file.slice('apps/backend/src/'.length)));
	expect(others).toEqual([]);
});

it("the backend's own elements for screen readers only have Payload's class", () => {
	const styles = createRequire(import.meta.url).resolve('@payloadcms/next/css');
	expect(readFileSync(styles, 'utf8')).toContain('.sr-only{position:absolute;width:1px');
	const ownRules = globSync('apps/backend/src/**/*.css', { cwd: root }).filter((file) =>
		/^\.[\w-]+ \{[^}]*clip-path: inset\(50%\)/m.test(readFileSync(join(root, file), 'utf8')),
	);
	expect(ownRules).toEqual([]);
});
