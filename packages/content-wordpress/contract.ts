import { typeDefs } from '@website/contracts/content-sdl';
import { buildSchema, type GraphQLSchema } from 'graphql';

export const contract: GraphQLSchema = buildSchema(typeDefs);
