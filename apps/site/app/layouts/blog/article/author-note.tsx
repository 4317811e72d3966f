import type { AuthorFieldsFragment } from '~/content/generated/operations';
import { Avatar } from '~/ui/pictures/avatar';

export function AuthorNote({ author }: { author: AuthorFieldsFragment }) {
	return (
		<div className="border-t-4 border-fg pt-5">
			<p className="flex items-center gap-3 font-bold">
				{author.avatar && <Avatar media={author.avatar} />}
				{author.name}
			</p>
			{author.description && <p className="mt-3 text-sm text-muted">{author.description}</p>}
		</div>
	);
}
