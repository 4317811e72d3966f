import { classNames } from '~/ui/class-names';
import { Picture, type PictureMedia } from './picture';

/** The size of a portrait in CSS pixels (specification section 9, avatar preset). */
const size = { width: 34, height: 34 };

/** A small round portrait. Decorative, because the name is always beside it (WCAG 1.1.1). */
export function Avatar({ media, className }: { media: PictureMedia; className?: string }) {
	return (
		<Picture
			media={media}
			fixed={size}
			alt=""
			className={classNames('size-[2.125rem] shrink-0 rounded-full object-cover', className)}
		/>
	);
}
