import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { siteContext } from './content/site-context.server';
import { handleError } from './entry.server';

/** Hands an error to the entry as React Router does, and returns what the site is told. */
function reported(error: unknown, request = new Request('https://example.com/sms')): unknown[] {
	const onError = vi.fn();
	const context = new RouterContextProvider();
	context.set(siteContext, {
		origin: 'https://example.com',
		preview: undefined,
		markDegraded: () => {},
		addTags: () => {},
		onDocument: () => {},
		onError,
	});
	handleError(error, { request, context, params: {} });
	return onError.mock.calls.flat();
}

it('reports the cause of a failure and writes nothing to the console', () => {
	const consoleError = vi.spyOn(console, 'error');
	const cause = new Error('broken section');
	const response = { status: 500, statusText: '', internal: true, data: 'Error', error: cause };
	expect(reported(cause)).toEqual([cause]);
	expect(reported(response)).toEqual([cause]);
	expect(consoleError).not.toHaveBeenCalled();
});

it('does not report aborted requests', () => {
	const request = new Request('https://example.com/', { signal: AbortSignal.abort() });
	expect(reported(new Error('given up'), request)).toEqual([]);
});
