import type { AnimationFieldsFragment } from '~/content/generated/operations';
import { Picture } from '~/ui/picture';

interface AnimationProps {
	animation: AnimationFieldsFragment;
	sizes?: string;
	priority?: boolean;
	className?: string;
}

/** A vector animation; until it plays, and where motion is not wanted, its still picture. */
export function Animation({ animation, sizes, priority, className }: AnimationProps) {
	if (!animation.poster) return null;
	return (
		<Picture
			media={animation.poster}
			alt={animation.alt || animation.poster.alt}
			sizes={sizes}
			priority={priority}
			className={className}
		/>
	);
}
