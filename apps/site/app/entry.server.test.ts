import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import { siteContext } from './content/site-context.server';
import { handleError } from './entry.server';

/** Passes an error to `handleError` as React Router does. Returns the logged errors. */
function reportedErrors(
	error: unknown,
	request = new Request('https://example.com/sms'),
): unknown[] {
	const logError = vi.fn();
	const context = new RouterContextProvider();
	context.set(siteContext, {
		origin: 'https://example.com',
		preview: undefined,
		record: new RenderRecord(logError),
	});
	handleError(error, { request, context, params: {} });
	return logError.mock.calls.map(([err]) => err);
}

it('reports the cause of a failure and writes nothing to the console', () => {
	const consoleError = vi.spyOn(console, 'error');
	const cause = new Error('broken section');
	const response = { status: 500, statusText: '', internal: true, data: 'Error', error: cause };
	expect(reportedErrors(cause)).toEqual([cause]);
	expect(reportedErrors(response)).toEqual([cause]);
	expect(consoleError).not.toHaveBeenCalled();
});

it('does not report aborted requests', () => {
	const request = new Request('https://example.com/', { signal: AbortSignal.abort() });
	expect(reportedErrors(new Error('given up'), request)).toEqual([]);
});
