'use client';
import { useForm, useFormFields, useTranslation, useUploadEdits } from '@payloadcms/ui';
import {
	cropPosition,
	type PictureShape,
	type PictureShapeName,
	pictureShapes,
} from '@website/contracts/picture-shapes';
import type { MouseEvent } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import './media.css';
import { mediaWords, shapeWords } from './media-words.ts';
import { useCanChangeFile } from './use-can-change-file.ts';

/** A position in percent from the left and from the top. */
interface Point {
	x: number;
	y: number;
}

const percent = (value: unknown): number => (typeof value === 'number' ? value : 50);

/** The focal point of the file in the form, including unsaved changes. A new one is saved with the form, as in Payload's image editor. */
function useFocalPoint(): [point: Point, set: (point: Point) => void] {
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

const shapes = Object.entries(pictureShapes) as [PictureShapeName, PictureShape][];

const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The position of a click in a picture, in percent. */
function clickPosition({ currentTarget, clientX, clientY }: MouseEvent): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return {
		x: toPercent(((clientX - left) / width) * 100),
		y: toPercent(((clientY - top) / height) * 100),
	};
}

/** The focal point in the form of a picture, set by a click or by numbers, with a preview of the site's crops. */
export function FocalPoint() {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const url = useFormFields(([fields]) => fields.url?.value);
	const type = useFormFields(([fields]) => fields.mimeType?.value);
	const [point, setPoint] = useFocalPoint();
	const canChange = useCanChangeFile();
	if (typeof url !== 'string' || typeof type !== 'string' || !type.startsWith('image/'))
		return null;
	const numberInput = (axis: keyof Point, label: string) => (
		<label>
			{label}{' '}
			<input
				className="own-input"
				disabled={!canChange}
				max={100}
				min={0}
				onChange={({ target }) => setPoint({ ...point, [axis]: toPercent(Number(target.value)) })}
				type="number"
				value={point[axis]}
			/>
		</label>
	);
	return (
		<section aria-label={t(mediaWords.focalPoint)} className="media-focal field-type">
			<h3>{t(mediaWords.focalPoint)}</h3>
			<p>{t(mediaWords.focalHint)}</p>
			<div className="media-focal__point">
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the number inputs below are the keyboard alternative */}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: the number inputs below are the keyboard alternative */}
				<div
					className="media-focal__picture"
					onClick={canChange ? (event) => setPoint(clickPosition(event)) : undefined}
				>
					{/* biome-ignore lint/performance/noImgElement: a file of the backend, not resized */}
					<img alt="" src={url} />
					<span
						aria-hidden="true"
						className="media-focal__mark"
						style={{ insetInlineStart: `${point.x}%`, top: `${point.y}%` }}
					/>
				</div>
				<div className="media-focal__numbers">
					{numberInput('x', t(mediaWords.fromLeft))}
					{numberInput('y', t(mediaWords.fromTop))}
				</div>
			</div>
			<ul aria-label={t(mediaWords.crops)} className="media-focal__crops">
				{shapes.map(([name, shape]) => (
					<li key={name}>
						<figure>
							{/* biome-ignore lint/performance/noImgElement: a file of the backend, not resized */}
							<img
								alt=""
								src={url}
								style={{
									aspectRatio: `${shape.width} / ${shape.height}`,
									borderRadius: shape.round ? '50%' : undefined,
									objectPosition: `${cropPosition(shape, point.x)}% ${cropPosition(shape, point.y)}%`,
								}}
							/>
							<figcaption>{t(shapeWords[name])}</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
