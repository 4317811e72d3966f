'use client';
import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import { fieldsToMark, fieldsToProtect, fieldsToUnmark, rowsToRetype } from './changed-fields.ts';

/** Marks of fields together with their mended rows: a list of sections may need both. */
const withRows = (marks: FormState, retyped: FormState): FormState => ({
	...marks,
	...Object.fromEntries(
		Object.entries(retyped).map(([path, field]) => [
			path,
			{ ...field, ...marks[path], ...(field.rows ? { rows: field.rows } : {}) },
		]),
	),
});

/** Keeps what is written into several fields while a save is under way, in place of the older text that its answer brings. */
export function KeepChanges() {
	const [fields, dispatch] = useAllFormFields();
	const isSaving = useFormBackgroundProcessing();
	const before = useRef(fields);
	const sent = useRef<FormState | null>(null);
	// Before the browser does anything else: the answer may be the next thing.
	useLayoutEffect(() => {
		const marked = fieldsToMark(before.current, fields);
		const unmarked = !isSaving && sent.current ? fieldsToUnmark(sent.current, fields) : {};
		const others = sent.current ? fieldsToProtect(before.current, fields) : {};
		before.current = { ...fields, ...unmarked };
		if (!isSaving) sent.current = null;
		else sent.current ??= fields;
		const formState = withRows({ ...marked, ...others, ...unmarked }, rowsToRetype(fields));
		if (Object.keys(formState).length > 0) dispatch({ type: 'UPDATE_MANY', formState });
	}, [fields, isSaving, dispatch]);
	return null;
}
