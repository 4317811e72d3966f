'use client';
import { useAllFormFields, useForm, useFormBackgroundProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import {
	fieldsToComplete,
	fieldsToMark,
	fieldsToProtect,
	fieldsToUnmark,
	rowsToRetype,
} from '../../../admin/saving/changed-fields.ts';

/** Keeps text typed into several fields during a save, which the older values of the save's response would replace. */
export function KeepChanges() {
	const [fieldsOfContext, dispatch] = useAllFormFields();
	const { getFields } = useForm();
	const isSaving = useFormBackgroundProcessing();
	const before = useRef(fieldsOfContext);
	const fieldsAtSave = useRef<FormState | null>(null);
	// A layout effect, because the response may arrive before a passive effect runs.
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field runs it.
	useLayoutEffect(() => {
		// Payload's context may lag behind the form: writing its fields back would remove the last keystroke.
		const fields = getFields();
		const previous = before.current;
		const newMarks = fieldsToMark(previous, fields);
		const removedMarks =
			!isSaving && fieldsAtSave.current ? fieldsToUnmark(fieldsAtSave.current, fields) : {};
		const protectedFields = fieldsAtSave.current ? fieldsToProtect(previous, fields) : {};
		const marks = { ...newMarks, ...protectedFields, ...removedMarks };
		const completions = fieldsToComplete(previous, { ...fields, ...marks });
		before.current = { ...fields, ...removedMarks, ...completions };
		if (!isSaving) fieldsAtSave.current = null;
		else fieldsAtSave.current ??= fields;
		const rowChanges = rowsToRetype({ ...fields, ...marks, ...completions });
		const formState = { ...marks, ...completions, ...rowChanges };
		if (Object.keys(formState).length > 0) dispatch({ type: 'UPDATE_MANY', formState });
	}, [fieldsOfContext, getFields, isSaving, dispatch]);
	return null;
}
