'use client';
import { useForm, useFormFields, useUploadEdits } from '@payloadcms/ui';

/** A position in percent from the left and from the top. */
export interface FocalPoint {
	x: number;
	y: number;
}

const percent = (value: unknown): number => (typeof value === 'number' ? value : 50);

/** The focal point of the file in the form, including unsaved changes. A new one is saved with the form, as in Payload's image editor. */
export function useFocalPoint(): [point: FocalPoint, set: (point: FocalPoint) => void] {
	const { setModified } = useForm();
	const { uploadEdits, updateUploadEdits } = useUploadEdits();
	const storedX = useFormFields(([fields]) => fields.focalX?.value);
	const storedY = useFormFields(([fields]) => fields.focalY?.value);
	const editedPoint = uploadEdits.focalPoint;
	const point = { x: percent(editedPoint?.x ?? storedX), y: percent(editedPoint?.y ?? storedY) };
	return [
		point,
		(focalPoint) => {
			updateUploadEdits({ ...uploadEdits, focalPoint });
			setModified(true);
		},
	];
}
