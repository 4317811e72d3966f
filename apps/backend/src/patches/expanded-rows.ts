import { z } from 'zod';

const row = z.looseObject({ id: z.string(), collapsed: z.boolean().optional() });
const rowsOf = z.looseObject({ rows: z.array(row) });
const formState = z.record(z.string(), z.unknown());
const argsSchema = z.looseObject({ formState });
const responseSchema = z.looseObject({ state: formState });

/** The state of a field without the property `collapsed` of rows that the form already has, and of the only row of a list in a new section. */
function withoutCollapsed(field: unknown, formField: unknown): unknown {
	const response = rowsOf.safeParse(field).data;
	const form = rowsOf.safeParse(formField).data;
	if (!response || (!form && response.rows.length > 1)) return field;
	const ids = new Set((form ?? response).rows.map(({ id }) => id));
	const rows = response.rows.map(({ collapsed, ...rest }) =>
		collapsed === undefined || ids.has(rest.id) ? rest : { ...rest, collapsed },
	);
	return { ...response, rows };
}

/**
 * Removes from a form state response which rows are collapsed, because only the form has the current state. Payload 3.90.1 returns each row
 * as it was when the form sent the request, and the form adopts that (`mergeServerFormState`), so a pending save collapses rows that were
 * expanded meanwhile.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/12987 fixed other cases. Tests: `expanded-rows.test.ts`,
 * `test/upstream/sources.test.ts`.
 */
export function keepRowsExpanded(args: unknown, original: unknown): unknown {
	const form = argsSchema.safeParse(args).data?.formState;
	const response = responseSchema.safeParse(original).data;
	if (!form || !response) return original;
	const state = Object.fromEntries(
		Object.entries(response.state).map(([path, field]) => [
			path,
			withoutCollapsed(field, form[path]),
		]),
	);
	return { ...response, state };
}
