import { describe, expect, it } from 'vitest';
import { isNamedAfter, testsOf } from './changed.ts';

describe('a change runs', () => {
	it('the tests that import the file, directly or by other files', () => {
		const { unit } = testsOf(['apps/site/app/ui/text/heading.tsx']);
		expect(unit).toContain('apps/site/app/layouts/call-to-action.test.tsx');
		expect(unit).toContain('apps/site/app/layouts/errors/route-error-page.test.tsx');
	});

	it('the changed file itself if it is a test', () => {
		const test = 'e2e/docs/docs-viewer.spec.ts';
		expect(testsOf([test])).toEqual({ unit: [], browser: [test] });
	});

	it('the browser tests named after the file or its folder', () => {
		const { browser } = testsOf(['apps/site/app/features/docs-viewer/viewer.tsx']);
		expect(browser).toEqual(['e2e/docs/docs-viewer.spec.ts']);
	});

	it('no tests that only load a list of files with it', () => {
		const { unit } = testsOf(['apps/site/app/sections/hero/hero.tsx']);
		expect(unit).toContain('apps/site/app/sections/hero/hero.test.tsx');
		expect(unit).not.toContain('apps/site/app/sections/index.test.tsx');
	});
});

it.each([
	['apps/backend/test/review-list.test.ts', 'apps/backend/src/plugins/review/endpoints.ts', true],
	['apps/backend/test/link-targets.test.ts', 'apps/backend/src/plugins/link/endpoints.ts', true],
	['e2e/docs/docs-viewer.spec.ts', 'apps/site/app/features/docs-viewer/viewer.tsx', true],
	['e2e/pages/search.spec.ts', 'apps/backend/src/research/index.ts', false],
])('%s is named after %s: %s', (test, file, expected) => {
	expect(isNamedAfter(test, file)).toBe(expected);
});
