import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The source code of the installed Payload and SQLite client that src/patches changes. If a test fails here, its patch may be removed.

const read = (path: string, base: string) =>
	readFileSync(fileURLToPath(new URL(path, new URL(base, import.meta.url))), 'utf8');
const source = (path: string) => read(path, '../../../../node_modules/');

/** A patch, the file that it changes, and a pattern for the faulty code. If the pattern does not match, the patch may be removed. */
const causes: readonly [patch: string, file: string, cause: RegExp][] = [
	// The copied data includes `_status`.
	['copy-to-locale', '@payloadcms/ui/dist/utilities/copyDataFromLocale.js', /^(?!.*_status)/s],
	[
		'content-length',
		'next/dist/server/send-response.js',
		/FORBIDDEN_HEADERS = \[\s+'content-length'/,
	],
	[
		'forms-in-each-language',
		'@payloadcms/ui/dist/utilities/getClientSchemaMap.js',
		/if \(!cachedClientSchemaMap \|\| global\._payload_doNotCacheClientSchemaMap\)/,
	],
	// SQLite's `like` ignores the case of ASCII letters only.
	['letter-case', '@payloadcms/db-sqlite/dist/index.js', /contains: like,\s+like,/],
	[
		'lock-access',
		'payload/dist/locked-documents/config.js',
		/create: defaultAccess,\s+delete: defaultAccess,\s+read: defaultAccess,\s+update: defaultAccess/,
	],
	[
		'lock-owners',
		'@payloadcms/ui/dist/elements/DocumentLocked/index.js',
		/isClientUserObject\(user\) \? user\.email \?\? user\.id : `\$\{t\("general:user"\)\}: \$\{user\}`/,
	],
	[
		'locked-by',
		'payload/dist/utilities/checkDocumentLockStatus.js',
		/`Document with ID \$\{id\} is currently locked by another user and cannot be modified\.`/,
	],
	// The pool has no error listener; only the first connection has one.
	['lost-connections', '@payloadcms/db-postgres/dist/connect.js', /^(?!.*pool\.on\()/s],
	[
		'new-documents',
		'@payloadcms/next/dist/views/Document/index.js',
		/shouldAutosave = hasSavePermission && hasAutosaveEnabled\(/,
	],
	[
		'stored-statements',
		'libsql/index.js',
		/prepare\(sql\) \{\s+try \{\s+const stmt = databasePrepareSync\.call/,
	],
	['claim-jobs', 'payload/dist/queues/operations/runJobs/index.js', /processing: true/],
	[
		'unchanged-pictures',
		'payload/dist/uploads/generateFileData.js',
		/if \(sharp && \(fileIsAnimatedType \|\| fileHasAdjustments\)\)/,
	],
	['expanded-rows', '@payloadcms/ui/dist/forms/Form/mergeServerFormState.js', /^(?!.*collapsed)/s],
	[
		'div-buttons',
		'@payloadcms/ui/dist/elements/FolderView/FilterFolderTypePill/index.js',
		/el: "div"/,
	],
	[
		'div-buttons',
		'@payloadcms/ui/dist/elements/ListHeader/TitleActions/ListCreateNewDocInFolderButton.js',
		/el: "div"/,
	],
];

describe('the patched code is unchanged', () => {
	it.each(causes)('%s: %s', (_patch, file, cause) => {
		expect(source(file)).toMatch(cause);
	});
});

describe('each patch names its upstream report and its test', () => {
	const patches = readdirSync(fileURLToPath(new URL('../../src/patches/', import.meta.url)))
		.filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts')
		.map((name) => name.replace('.ts', ''));
	/** Patches that are tested with an unpatched Payload (`payload.test.ts`). */
	const testedElsewhere = ['abandoned-jobs', 'locale-indexes', 'missing-file'];

	it.each(patches)('%s', (patch) => {
		const text = read(`${patch}.ts`, '../../src/patches/');
		expect(text).toMatch(/Upstream: (?:not reported|no setting|https:\/\/github\.com\/)/);
		expect(text).toMatch(/Tests?: .*test\/upstream\//s);
		expect([...testedElsewhere, ...causes.map(([name]) => name)]).toContain(patch);
	});
});
