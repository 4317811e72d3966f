import type { AuthorFieldsFragment } from '~/content/generated/operations';
import { LinkedName } from '~/ui/actions/linked-name';
import { Avatar } from '~/ui/pictures/avatar';

/** A note about the author beside an article. */
export function AuthorNote({ author }: { author: AuthorFieldsFragment }) {
	return (
		<div className="border-t-4 border-fg pt-5">
			<p className="flex items-center gap-3 font-bold">
				{author.avatar && <Avatar media={author.avatar} />}
				<LinkedName name={author.name} href={author.link} />
			</p>
			{author.role && <p className="mt-2 text-sm">{author.role}</p>}
			{author.description && <p className="mt-3 text-sm text-muted">{author.description}</p>}
		</div>
	);
}
