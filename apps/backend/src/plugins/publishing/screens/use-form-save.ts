'use client';
import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useSave } from '../../../platform/admin/saving/use-save.ts';

interface FormSave {
	/** Whether the backend has everything that is written in the form. */
	isSaved: boolean;
	/** Saves what is not saved yet; false when it can't be. */
	save: () => Promise<boolean>;
}

/** Saving of the form before something is done with the stored draft. */
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
