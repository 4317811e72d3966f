import type { MediaFieldsFragment } from '~/content/generated/operations';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { classNames } from '~/ui/class-names';
import { themeClass } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';

interface PostCoverProps {
	media: MediaFieldsFragment | null;
	title: string;
	/** The name of the first category; empty without one. */
	category: string;
	sizes: string;
	priority?: boolean;
	/** Empty if the title beside the picture is sufficient. */
	alt?: string;
	className?: string;
}

/** The picture of an article in the aspect ratio of the blog. A missing picture is drawn from the category and the title. */
export function PostCover({
	media,
	title,
	category,
	sizes,
	priority,
	alt,
	className,
}: PostCoverProps) {
	const frame = classNames('aspect-[40/21] w-full', className);
	if (!media) return <DrawnCover title={title} category={category} className={frame} />;
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

const themes = ['tertiary', 'secondary', 'dark'] as const;

/** Decorative, because the title stands beside it. Its sizes follow the width of the cover. */
function DrawnCover({
	title,
	category,
	className,
}: {
	title: string;
	category: string;
	className: string;
}) {
	const theme = themes[category.length % themes.length] ?? 'tertiary';
	return (
		<div aria-hidden="true" className={classNames(themeClass(theme), '@container', className)}>
			<div className="flex h-full flex-col justify-between p-[6cqw]">
				<span className="text-[4cqw] font-bold">{category}</span>
				<span className="line-clamp-3 text-[8cqw] leading-[1.05] font-extrabold text-balance hyphens-auto">
					{title}
				</span>
				<SignalFlags text={title.slice(0, 12)} className="gap-0!" flagClassName="h-[5cqw]" />
			</div>
		</div>
	);
}
