import { isRequired, withoutExtra } from '@website/contracts/content-directives';
import {
	type ASTNode,
	type DocumentNode,
	isNonNullType,
	Kind,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql';
import { contract } from '../contract/contract.server.ts';

/** A part of an operation that an endpoint may lack. */
export interface Part {
	node: ASTNode;
	/** What the contract calls it: `Page.href`, `Query.footer(lang)`, `VideoSection`. */
	name: string;
	isDispensable: boolean;
	without: string | undefined;
	holder: Part | undefined;
}

/** The fields, members of unions and arguments of an operation without named fragments; holders come before what they hold. */
export function partsOf(document: DocumentNode): Part[] {
	const info = new TypeInfo(contract);
	const parts: Part[] = [];
	const open: Part[] = [];
	const add = (part: Omit<Part, 'holder'>) => {
		const whole = { ...part, holder: open.at(-1) };
		parts.push(whole);
		open.push(whole);
	};
	const isPart = (kind: string) =>
		[Kind.FIELD, Kind.INLINE_FRAGMENT, Kind.ARGUMENT, Kind.OBJECT_FIELD].some(
			(one) => one === kind,
		);
	visit(
		document,
		visitWithTypeInfo(info, {
			enter(node) {
				switch (node.kind) {
					case Kind.FIELD: {
						const field = info.getFieldDef();
						const without = field && withoutExtra(field);
						const isOwn = open.length > 0;
						return add({
							node,
							name: `${info.getParentType()?.name}.${node.name.value}`,
							isDispensable: isOwn ? !(field && isRequired(field)) : without !== undefined,
							without: without ?? undefined,
						});
					}
					case Kind.INLINE_FRAGMENT: {
						const type = contract.getType(node.typeCondition?.name.value ?? '');
						const without = type && withoutExtra(type);
						return add({ node, name: type?.name ?? '', isDispensable: true, without });
					}
					case Kind.ARGUMENT: {
						const argument = info.getArgument();
						const without = argument ? withoutExtra(argument) : undefined;
						return add({
							node,
							name: `${open.at(-1)?.name}(${node.name.value})`,
							isDispensable: without !== undefined || !isNonNullType(argument?.type),
							without,
						});
					}
					case Kind.OBJECT_FIELD:
						return add({
							node,
							name: `${open.at(-1)?.name}.${node.name.value}`,
							isDispensable: !isNonNullType(info.getInputType()),
							without: undefined,
						});
				}
			},
			leave(node) {
				if (isPart(node.kind)) open.pop();
			},
		}),
	);
	return parts;
}
