'use client';
import { Thumbnail } from '@payloadcms/ui';
import type { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { lacksAlt, type MediaFile } from './media-file.ts';
import { mediaWords } from './media-words.ts';

interface Props {
	file: MediaFile;
	href: string;
	isSelected: boolean;
	onSelect: () => void;
	t: ReturnType<typeof translatorIn>;
}

/** A file in the grid: its picture and name as a link to its form, a checkbox, and a notice if the picture has no alternative text. */
export function MediaCard({ file, href, isSelected, onSelect, t }: Props) {
	const { filename, mimeType, thumbnailURL, url, alt } = file;
	const source = mimeType?.startsWith('image/') ? (thumbnailURL ?? url) : null;
	return (
		<li className={isSelected ? 'media-card media-card--selected' : 'media-card'}>
			<a className="media-card__link" href={href}>
				<div aria-hidden="true" className="media-card__picture">
					{source ? (
						<Thumbnail collectionSlug="media" doc={{ filename }} fileSrc={source} size="none" />
					) : (
						filename.split('.').at(-1)?.toUpperCase()
					)}
				</div>
				<span className="media-card__name">{filename}</span>
			</a>
			{lacksAlt(file) ? (
				<strong className="media-card__missing">{t(mediaWords.noAlt)}</strong>
			) : (
				<span className="media-card__about">{alt || mimeType}</span>
			)}
			<input
				aria-label={`${t(mediaWords.select)}: ${filename}`}
				checked={isSelected}
				className="media-card__select"
				onChange={onSelect}
				type="checkbox"
			/>
		</li>
	);
}
