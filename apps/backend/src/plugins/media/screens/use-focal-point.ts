'use client';
import { useForm, useFormFields, useUploadEdits } from '@payloadcms/ui';

/** In percent from the left and from the top. */
export interface FocalPoint {
	x: number;
	y: number;
}

const percent = (value: unknown): number => (typeof value === 'number' ? value : 50);

/** The focal point of the file in the form, stored or about to be; setting it is stored with the form, as by Payload's own editor of pictures. */
export function useFocalPoint(): [point: FocalPoint, set: (point: FocalPoint) => void] {
	const { setModified } = useForm();
	const { uploadEdits, updateUploadEdits } = useUploadEdits();
	const storedX = useFormFields(([fields]) => fields.focalX?.value);
	const storedY = useFormFields(([fields]) => fields.focalY?.value);
	const edited = uploadEdits.focalPoint;
	const point = { x: percent(edited?.x ?? storedX), y: percent(edited?.y ?? storedY) };
	return [
		point,
		(focalPoint) => {
			updateUploadEdits({ ...uploadEdits, focalPoint });
			setModified(true);
		},
	];
}
