import type { ReactNode } from 'react';
import { firstFrame } from '#shared/addresses/media-path.ts';
import { classNames } from '~/ui/class-names';
import type { PictureMedia } from './picture';

interface FilmProps {
	media: PictureMedia;
	/** Read aloud to people who cannot see the film. */
	label: string;
	/** The URL of a picture that is shown until the film is played; without it, the first frame is shown. */
	poster?: string | undefined;
	muted?: boolean;
	className?: string | undefined;
	/** Captions. */
	children?: ReactNode;
}

/**
 * A film in its own shape, without layout shift; shapes narrower than 16:9 are 80 % of the window high at most. If its size is unknown, it
 * has bars in a shape of 16:9. It never starts by itself (WCAG 2.2.2) and loads only when it is played, apart from a first frame.
 */
export function Film({ media, label, poster, muted, className, children }: FilmProps) {
	const [width, height] = media.width && media.height ? [media.width, media.height] : [16, 9];
	const ratio = width / height;
	return (
		<video
			controls
			playsInline
			muted={muted}
			preload={poster ? 'none' : 'metadata'}
			poster={poster}
			src={poster ? media.url : firstFrame(media.url)}
			aria-label={label}
			className={classNames('block h-auto w-full bg-surface', className)}
			style={{ aspectRatio: ratio, maxWidth: ratio < 16 / 9 ? `calc(80vh * ${ratio})` : undefined }}
		>
			{children}
		</video>
	);
}
