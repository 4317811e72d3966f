'use client';
import { useFormFields, useTranslation, useUploadEdits } from '@payloadcms/ui';
import {
	cropPosition,
	type PictureShape,
	type PictureShapeName,
	pictureShapes,
} from '@website/contracts/picture-shapes';
import { translatorIn } from '../../../platform/i18n/words.ts';
import './media.css';
import { mediaWords, shapeWords } from './media-words.ts';

const shapes = Object.entries(pictureShapes) as [PictureShapeName, PictureShape][];

const percent = (value: unknown): number => (typeof value === 'number' ? value : 50);

/** The site's crops of the picture in the form, around its focal point, including an unsaved one of Payload's image editor. */
export function Crops() {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const url = useFormFields(([fields]) => fields.url?.value);
	const type = useFormFields(([fields]) => fields.mimeType?.value);
	const focalX = useFormFields(([fields]) => fields.focalX?.value);
	const focalY = useFormFields(([fields]) => fields.focalY?.value);
	const { focalPoint } = useUploadEdits().uploadEdits;
	if (typeof url !== 'string' || typeof type !== 'string' || !type.startsWith('image/'))
		return null;
	const [x, y] = [percent(focalPoint?.x ?? focalX), percent(focalPoint?.y ?? focalY)];
	return (
		<section aria-label={t(mediaWords.crops)} className="media-crops field-type">
			<h3>{t(mediaWords.crops)}</h3>
			<p>{t(mediaWords.focalHint)}</p>
			<ul aria-label={t(mediaWords.crops)}>
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
									objectPosition: `${cropPosition(shape, x)}% ${cropPosition(shape, y)}%`,
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
