import { expect, it } from 'vitest';
import { z } from 'zod';
import { keepRowsExpanded } from './expanded-rows.ts';

const collapsed = { rows: [{ id: 'a', collapsed: true }], value: 1 };
const expanded = { rows: [{ id: 'a', collapsed: false }], value: 1 };

/** The state of the installed Payload's form after a response that arrives after a row was expanded. */
async function formAfter(response: unknown): Promise<unknown> {
	const file = '../../../../node_modules/@payloadcms/ui/dist/forms/Form/mergeServerFormState.js';
	const { mergeServerFormState } = z
		.object({ mergeServerFormState: z.function({ input: [z.unknown()], output: z.unknown() }) })
		.parse(await import(new URL(file, import.meta.url).href));
	const incomingState = z.looseObject({ state: z.unknown() }).parse(response).state;
	return mergeServerFormState({
		acceptValues: { overrideLocalChanges: false },
		currentState: { sections: expanded },
		incomingState,
	});
}

it('is still needed: the response to a pending save collapses rows that were expanded meanwhile', async () => {
	expect(await formAfter({ state: { sections: collapsed } })).toMatchObject({
		sections: collapsed,
	});
});

it('keeps rows of the form expanded', async () => {
	const response = keepRowsExpanded(
		{ formState: { sections: collapsed } },
		{ state: { sections: collapsed } },
	);
	expect(await formAfter(response)).toMatchObject({ sections: expanded });
});

it('expands the only row of a list that the form did not have', () => {
	const response = keepRowsExpanded({ formState: {} }, { state: { cards: collapsed } });
	expect(response).toEqual({ state: { cards: { rows: [{ id: 'a' }], value: 1 } } });
});

it('keeps the state of new rows and of all other fields', () => {
	const title = { value: 'Title' };
	const response = { state: { sections: collapsed, title }, livePreviewURL: '/preview' };
	expect(keepRowsExpanded({ formState: { sections: { rows: [] }, title } }, response)).toEqual(
		response,
	);
	expect(keepRowsExpanded({ data: {} }, response)).toBe(response);
	expect(keepRowsExpanded({ formState: {} }, { message: 'no' })).toEqual({ message: 'no' });
});
