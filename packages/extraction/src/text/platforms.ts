/** Where work is handed in and tests are held online, in all languages, as a regular expression source. */
export const PLATFORMS =
  '(?:moodle|canvas|blackboard|brightspace|gradescope|courselink|turnitin|sakai|schoology|classroom|dropbox|teams|zoom|webex|d2l|e-?campus|ilias|studium|(?:aula|campus)\\svirtual|plataforma|plateforme|lernplattform|piattaforma)';
