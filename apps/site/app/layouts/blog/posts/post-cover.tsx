import type { MediaFieldsFragment } from '~/content/generated/operations';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/pictures/picture';

interface PostCoverProps {
	media: MediaFieldsFragment | null;
	title: string;
	sizes: string;
	priority?: boolean;
	/** Empty if the title beside the picture is sufficient. */
	alt?: string;
	className?: string;
}

/** The picture of an article in the aspect ratio of the blog. Signal flags replace a missing picture. */
export function PostCover({ media, title, sizes, priority, alt, className }: PostCoverProps) {
	const frame = classNames('aspect-[40/21] w-full', className);
	if (!media) {
		return (
			<div
				className={classNames('theme-tertiary flex items-center justify-center bg-canvas', frame)}
			>
				<SignalFlags text={title.slice(0, 4)} flagClassName="h-12" />
			</div>
		);
	}
	return (
		<Picture
			media={media}
			sizes={sizes}
			priority={priority}
			alt={alt}
			className={classNames('block object-cover', frame)}
		/>
	);
}
