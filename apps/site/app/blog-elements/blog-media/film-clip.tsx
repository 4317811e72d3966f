import type { MediaFieldsFragment } from '~/content/generated/operations';

interface FilmClipProps {
	media: MediaFieldsFragment;
	className?: string;
}

/** A short silent video in an article: never starts by itself (WCAG 2.2.2), labeled with its alternative text (WCAG 1.2.1). */
export function FilmClip({ media, className }: FilmClipProps) {
	return (
		<video
			controls
			muted
			playsInline
			preload="metadata"
			src={media.url}
			width={media.width ?? undefined}
			height={media.height ?? undefined}
			aria-label={media.alt}
			className={className}
		/>
	);
}
