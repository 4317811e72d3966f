import { expect, test } from '@playwright/test';
import { checkContentEndpoint } from '../../scripts/conformance/check-content-endpoint.ts';
import { levelOf, reportText } from '../../scripts/conformance/report.ts';

test('the backend supports every operation and field that the site can request', async () => {
	const url = `${process.env.E2E_BACKEND_URL}/graphql`;
	const findings = await checkContentEndpoint({ url, method: 'POST' });
	expect(levelOf(findings), reportText(findings)).toBe('complete');
});
