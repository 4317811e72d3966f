import { expect, it } from 'vitest';
import { z } from 'zod';
import { leaveRowsUnfolded } from './unfolded-rows.ts';

const folded = { rows: [{ id: 'a', collapsed: true }], value: 1 };
const unfolded = { rows: [{ id: 'a', collapsed: false }], value: 1 };

/** What the form of the installed Payload makes of an answer that comes after a row was unfolded. */
async function formAfter(response: unknown): Promise<unknown> {
	const file = '../../../../node_modules/@payloadcms/ui/dist/forms/Form/mergeServerFormState.js';
	const { mergeServerFormState } = z
		.object({ mergeServerFormState: z.function({ input: [z.unknown()], output: z.unknown() }) })
		.parse(await import(new URL(file, import.meta.url).href));
	const incomingState = z.looseObject({ state: z.unknown() }).parse(response).state;
	return mergeServerFormState({
		acceptValues: { overrideLocalChanges: false },
		currentState: { sections: unfolded },
		incomingState,
	});
}

it('is still needed: the answer to a save under way folds what was unfolded meanwhile', async () => {
	expect(await formAfter({ state: { sections: folded } })).toMatchObject({ sections: folded });
});

it('leaves rows unfolded that the form already has', async () => {
	const response = leaveRowsUnfolded(
		{ formState: { sections: folded } },
		{ state: { sections: folded } },
	);
	expect(await formAfter(response)).toMatchObject({ sections: unfolded });
});

it('says how rows begin that the form has not yet, and leaves everything else as it is', () => {
	const title = { value: 'Title' };
	const response = { state: { sections: folded, title }, livePreviewURL: '/preview' };
	expect(leaveRowsUnfolded({ formState: { sections: { rows: [] }, title } }, response)).toEqual(
		response,
	);
	expect(leaveRowsUnfolded({ data: {} }, response)).toBe(response);
	expect(leaveRowsUnfolded({ formState: {} }, { message: 'no' })).toEqual({ message: 'no' });
});
