/** The specification of the service of pets.ts, in two files. */
export const SPECIFICATION = `
openapi: 3.0.3
info: { title: Pets, version: '1' }
security: [{ token: [] }]
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
      responses:
        '200':
          description: All pets.
          content: { application/json: { schema: { type: array, items: { $ref: 'schemas.yaml#/Pet' } } } }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
    post:
      operationId: addPet
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: 'schemas.yaml#/NewPet' } } }
      responses:
        '201':
          description: The new pet.
          headers: { Location: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { $ref: 'schemas.yaml#/Pet' } } }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
  /pets/{petId}:
    parameters:
      - { name: petId, in: path, required: true, schema: { type: string, format: uuid } }
    get:
      operationId: getPet
      responses:
        '200':
          description: A pet.
          content: { application/json: { schema: { $ref: 'schemas.yaml#/Pet' } } }
        '401': { $ref: '#/components/responses/Problem' }
        '404': { $ref: '#/components/responses/Problem' }
    put:
      operationId: changePet
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: 'schemas.yaml#/NewPet' } } }
      responses:
        '200':
          description: The pet.
          content: { application/json: { schema: { $ref: 'schemas.yaml#/Pet' } } }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
        '404': { $ref: '#/components/responses/Problem' }
    delete:
      responses:
        '204': { description: It is gone. }
        '401': { $ref: '#/components/responses/Problem' }
        '404': { $ref: '#/components/responses/Problem' }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
  responses:
    Problem:
      description: A refusal.
      content: { application/problem+json: { schema: { $ref: 'schemas.yaml#/Problem' } } }
`

export const SCHEMAS = `
NewPet:
  type: object
  required: [name, legs]
  additionalProperties: false
  properties:
    name: { type: string, minLength: 1, maxLength: 40 }
    legs: { type: integer, minimum: 0, maximum: 8 }
    owner: { type: string, nullable: true }
Pet:
  type: object
  required: [id, name, legs]
  properties:
    id: { type: string, format: uuid }
    name: { type: string }
    legs: { type: integer }
    owner: { type: string, nullable: true }
Problem:
  type: object
  required: [title, status]
  properties:
    title: { type: string }
    status: { type: integer }
`
