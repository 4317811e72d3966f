import { z } from 'zod';

const row = z.looseObject({ id: z.string(), collapsed: z.boolean().optional() });
const rowsOf = z.looseObject({ rows: z.array(row) });
const formState = z.record(z.string(), z.unknown());
const argsSchema = z.looseObject({ formState });
const responseSchema = z.looseObject({ state: formState });

/** The field's state without saying which of the rows the form already has are folded. */
function withoutFolds(field: unknown, formField: unknown): unknown {
	const answer = rowsOf.safeParse(field).data;
	const form = rowsOf.safeParse(formField).data;
	if (!answer || !form) return field;
	const ids = new Set(form.rows.map(({ id }) => id));
	const rows = answer.rows.map(({ collapsed, ...rest }) =>
		collapsed === undefined || ids.has(rest.id) ? rest : { ...rest, collapsed },
	);
	return { ...answer, rows };
}

/**
 * Mends the answer about a form's state: which rows are folded is the form's own business. Payload 3.90.1 answers each row as it was when the form
 * asked, and the form takes that over (`mergeServerFormState`), so a save under way folds again what was unfolded meanwhile.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/12987 mended other cases. Tests: `unfolded-rows.test.ts`, `test/upstream/sources.test.ts`.
 */
export function leaveRowsUnfolded(args: unknown, answer: unknown): unknown {
	const form = argsSchema.safeParse(args).data?.formState;
	const response = responseSchema.safeParse(answer).data;
	if (!form || !response) return answer;
	const state = Object.fromEntries(
		Object.entries(response.state).map(([path, field]) => [path, withoutFolds(field, form[path])]),
	);
	return { ...response, state };
}
