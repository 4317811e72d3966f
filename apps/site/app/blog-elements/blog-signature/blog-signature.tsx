import { LinkedName } from '~/ui/actions/link';
import { Avatar } from '~/ui/pictures/picture';
import type { BlogElementProps } from '../element';

/** The author and a closing line at the end of an article. */
export function BlogSignature({ element }: Pick<BlogElementProps<'BlogSignature'>, 'element'>) {
	const { author, text } = element;
	if (!author && text === '') return null;
	return (
		<div className="flex max-w-prose gap-4 border-t-4 border-fg pt-6">
			{author?.avatar && <Avatar media={author.avatar} />}
			<div className="min-w-0">
				{author && (
					<p className="font-bold leading-[2.125rem]">
						<LinkedName name={author.name} href={author.link} />
					</p>
				)}
				{text !== '' && <p className="text-sm text-muted">{text}</p>}
			</div>
		</div>
	);
}
