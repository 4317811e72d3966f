'use client';
import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useSave } from '../../../admin/saving/use-save.ts';

interface FormSave {
	/** True if the form has no unsaved changes and no save is running. */
	isSaved: boolean;
	/** Saves unsaved changes. Returns false if saving fails. */
	save: () => Promise<boolean>;
}

/** Saves the form before an action on the stored draft. */
export function useFormSave(): FormSave {
	const isModified = useFormModified();
	const isProcessing = useFormProcessing();
	const isSaving = useFormBackgroundProcessing();
	const { save } = useSave();
	return {
		isSaved: !isModified && !isProcessing && !isSaving,
		save: async () => (isModified ? save() : true),
	};
}
