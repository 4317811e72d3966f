import { expect, it } from 'vitest';
import { findOperationSet } from '../../site/app/content/endpoint/question/find-operation-set.server.ts';
import { startTestBackend } from './backend.ts';

it('accepts everything that the site can ask for', async () => {
	const { payload, ask } = await startTestBackend();
	const send = async (query: string, variables: Record<string, unknown>) =>
		(await ask(query, { variables })).body;
	expect(await findOperationSet(send)).toEqual({ name: 'complete' });
	await payload.destroy();
});
