'use client';
import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import {
	fieldsToComplete,
	fieldsToMark,
	fieldsToProtect,
	fieldsToUnmark,
	rowsToRetype,
} from '../../../platform/admin/saving/changed-fields.ts';

/** Keeps what is written into several fields while a save is under way, in place of the older text that its answer brings. */
export function KeepChanges() {
	const [fields, dispatch] = useAllFormFields();
	const isSaving = useFormBackgroundProcessing();
	const before = useRef(fields);
	const sent = useRef<FormState | null>(null);
	// Before the browser does anything else: the answer may be the next thing.
	useLayoutEffect(() => {
		const was = before.current;
		const marked = fieldsToMark(was, fields);
		const unmarked = !isSaving && sent.current ? fieldsToUnmark(sent.current, fields) : {};
		const others = sent.current ? fieldsToProtect(was, fields) : {};
		const marks = { ...marked, ...others, ...unmarked };
		const completed = fieldsToComplete(was, { ...fields, ...marks });
		before.current = { ...fields, ...unmarked, ...completed };
		if (!isSaving) sent.current = null;
		else sent.current ??= fields;
		const retyped = rowsToRetype({ ...fields, ...marks, ...completed });
		const formState = { ...marks, ...completed, ...retyped };
		if (Object.keys(formState).length > 0) dispatch({ type: 'UPDATE_MANY', formState });
	}, [fields, isSaving, dispatch]);
	return null;
}
