import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code with visible lists: the site, the editors' screens, and the responses of the content endpoint. */
const visibleParts = ['apps/site', 'apps/backend/src/**/*.tsx', 'apps/backend/src/api/graphql'];

/** Files that may use disabled languages, and why. */
const allowedFiles: Record<string, string> = {
	'apps/backend/src/api/graphql/reading/slug-owner.ts': 'finds slugs of disabled languages',
	'apps/backend/src/admin/language-filter.tsx': 'keeps the language of the URL',
	'apps/backend/src/plugins/accounts/screens/invite-form.tsx': 'the language of mails to an editor',
	'apps/backend/src/plugins/forms/screens/answers.tsx': 'the language of the interface',
	'apps/backend/src/plugins/languages/languages-form.tsx': 'enables and disables languages',
	'apps/backend/src/plugins/languages/languages-view.tsx': 'enables and disables languages',
	'apps/backend/src/plugins/setup/components/languages-step.tsx': 'chooses the first languages',
	'apps/site/app/content/endpoint/response/addresses.ts': 'reads URLs in any language',
	'apps/site/app/content/loading/owner-of-slug.server.ts': 'finds slugs of disabled languages',
	'apps/site/app/features/pricing/countries/country-options.ts': 'finds countries by any name',
	'apps/site/app/features/pricing/countries/country-slugs.ts': 'finds countries by any slug',
	'apps/site/app/routes.ts':
		'has the routes of every language; those of disabled languages redirect',
	'apps/site/app/ui/pictures/flag.example.tsx': 'shows every flag',
	'apps/site/server/pages/fetch-shared-preview.ts': 'checks a language code',
	'apps/site/server/receiving/speculation-rules.ts': 'excludes URLs in any language',
};

const importsAll =
	/import (?:type )?\{[^}]*\b(?:locales|localeCodes)\b[^}]*\} from '@website\/contracts\/locales'/;

it('uses the enabled languages in visible lists', () => {
	const files = execFileSync(
		'git',
		['ls-files', '-co', '--exclude-standard', '--', ...visibleParts],
		{
			encoding: 'utf8',
		},
	)
		.split('\n')
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file));
	const matches = files.filter((file) => importsAll.test(readFileSync(file, 'utf8')));
	expect(matches.sort()).toEqual(Object.keys(allowedFiles).sort());
});
